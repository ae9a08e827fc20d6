import { expect, test } from "vitest";
import { ServiceError } from "../errors/service-error.ts";
import { checkInputUrl } from "./input-url.ts";
import { checkWebhookUrl } from "./webhook-url.ts";
import { isPublicAddress } from "./public-address.ts";

test.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:8.8.8.8"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

/** Notations of internal addresses that have passed some filter somewhere. */
const HOSTILE = [
  "http://127.0.0.1/",
  "http://127.1/",
  "http://127.255.255.254/",
  "http://0177.0.0.1/",
  "http://0x7f.0.0.1/",
  "http://0x7f000001/",
  "http://2130706433/",
  "http://017700000001/",
  "http://0/",
  "http://0.0.0.0/",
  "http://[::]/",
  "http://[::1]/",
  "http://[0:0:0:0:0:0:0:1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[::127.0.0.1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "http://[2001:0:7f00:1::]/",
  "http://[fc00::1]/",
  "http://[fd12:3456:789a::1]/",
  "http://[fe80::1]/",
  "http://[ff02::1]/",
  "http://10.0.0.1/",
  "http://172.16.0.1/",
  "http://172.31.255.255/",
  "http://192.168.1.1/",
  "http://100.64.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://169.254.170.2/",
  "http://192.0.2.1/",
  "http://198.18.0.1/",
  "http://203.0.113.9/",
  "http://224.0.0.1/",
  "http://240.0.0.1/",
  "http://255.255.255.255/",
  "http://①②⑦.⓪.⓪.①/",
  "http://127。0。0。1/",
  "http://127.0.0.1:80@127.0.0.1/",
  "http://user:password@example.com/",
  "http://example.com@127.0.0.1/",
  "file:///etc/passwd",
  "ftp://example.com/",
  "gopher://127.0.0.1:6379/_INFO",
  "data:text/plain,hello",
  "javascript:alert(1)",
  "http://[::ffff:a9fe:a9fe]/latest/meta-data/",
  "http://[0:0:0:0:0:ffff:10.0.0.1]/",
  "http://[fe80::1%25eth0]/",
  "http://[fec0::1]/",
  "http://[100::1]/",
  "http://[2001:db8::1]/",
  "http://0xa9fea9fe/",
  "http://0251.0376.0251.0376/",
  "http://169.254.169.254:80/",
  "http://127.0.0.1./",
  "http://%31%32%37.0.0.1/",
  "http:127.0.0.1/",
  "http:\\\\127.0.0.1\\",
  "http://192.0.0.8/",
  "http://198.51.100.1/",
  "http://",
  "https://[::1",
  "http://a b/",
  "\\\\127.0.0.1\\share",
];

const refusalOf = (check: () => unknown): unknown => {
  try {
    return check();
  } catch (error) {
    return error;
  }
};

test.each(HOSTILE)("%s is refused before anything is sent", (address) => {
  const error = refusalOf(() => checkInputUrl(address, () => false));
  expect(ServiceError.isInstance(error)).toBe(true);
  expect(error).toMatchObject({ code: "input_unreachable", status: 400 });
});

test.each(HOSTILE)("%s is refused as the address of a webhook", (address) => {
  const error = refusalOf(() => checkWebhookUrl(address, () => false));
  expect(ServiceError.isInstance(error)).toBe(true);
  expect(error).toMatchObject({ code: "invalid_webhook_url", status: 400 });
});
