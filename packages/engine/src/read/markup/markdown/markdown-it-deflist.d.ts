/** The package has no types. */
declare module "markdown-it-deflist" {
  import type MarkdownIt from "markdown-it";
  const deflist: (md: InstanceType<typeof MarkdownIt>) => void;
  export default deflist;
}
