/** The one sound: a piece set down. Made on the spot, so that nothing is loaded for it. */

let context: AudioContext | null = null;

/** A short wooden knock; silent if the browser does not allow sound yet. */
export function knock(): void {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  if (context === null || context.state === 'closed') return;
  if (context.state === 'suspended') {
    // Allowed after the reader's first touch; this time it stays silent.
    context.resume().catch(() => undefined);
    return;
  }
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(420, now);
  tone.frequency.exponentialRampToValueAtTime(140, now + 0.06);
  volume.gain.setValueAtTime(0.18, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.11);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.12);
}
