/** The French texts of the shell and of what every game says, in one piece. */
const files = import.meta.glob<string>(['../../texts/fr.ftl', '../../../crates/*/texts/fr.ftl', '../board/*/fr.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const sources: string[] = Object.values(files);
