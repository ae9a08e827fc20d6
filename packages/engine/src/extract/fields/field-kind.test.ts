import { expect, test } from "vitest";
import { toNode } from "../schema/schema-node.ts";
import { readField } from "./read-field.ts";

const text = (name: string) => readField([name], toNode({ type: "string" }));

test("an address is one in the name of its party, in six languages", () => {
  for (const name of [
    "billing_address",
    "rechnungsadresse",
    "adresse_livraison",
    "direccion_entrega",
    "indirizzo_consegna",
    "afleveradres",
  ]) {
    expect(text(name).kind, name).toBe("address");
  }
  expect(text("email_address").kind).toBe("mail");
});

test("a number of a party is no name of it, whatever the order of the words", () => {
  expect(text("tva_client")).toMatchObject({ kind: "vat", party: "buyer" });
  expect(text("nif_cliente")).toMatchObject({ kind: "code", party: "buyer" });
  expect(text("buyer_vat_id")).toMatchObject({ kind: "vat", party: "buyer" });
});

test("names without umlauts mean the printed words", () => {
  const field = readField(["faelligkeitsdatum"], toNode({ type: "string", format: "date" }));
  expect(field.concepts[0]).toBe("dueDate");
  expect(text("stornogebuehr").phrases.map(({ keys }) => keys.join(" "))).toContain("stornogebuhr");
});

test("an unknown number is not an invoice's", () => {
  expect(text("zulassungsnummer").concepts).not.toContain("invoiceNumber");
});
