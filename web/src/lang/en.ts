/** The English texts of the shell and of what every game says, in one piece. */
const files = import.meta.glob<string>(['../../texts/en.ftl', '../../../crates/*/texts/en.ftl', '../board/*/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const sources: string[] = Object.values(files);
