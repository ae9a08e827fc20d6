import { MAIL_ADDRESS } from "../../values/mail.ts";
import { type Finder, toSpan } from "./span.ts";

/** Mail addresses. */
export const findEmails: Finder = (text) => Array.from(text.matchAll(MAIL_ADDRESS), (match) => toSpan(match));
