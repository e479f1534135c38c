/**
 * The generated types name `Arg`, the argument of a message, without writing it down: `Message.args` is
 * typed by hand on the Rust side. Until it is exported there, it stands here.
 */
type Arg = string | number;
