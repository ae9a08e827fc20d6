declare module "contract:options" {
  import type { OptionField } from "./option-field.ts";
  const fields: readonly OptionField[];
  export default fields;
}
