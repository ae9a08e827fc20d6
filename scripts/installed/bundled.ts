import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { postgresMissing, startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import { radosgwMissing, startRadosgw } from "@docsvc/server/test/support/radosgw.ts";

const run = promisify(execFile);

/**
 * The code that a fleet uses to communicate is bundled into the package. This runs it with a real database and a real bucket, in the bundled form
 * that tests of the sources never use.
 *
 * @param program - the installed command
 */
export async function expectFleetSpeaks(program: string): Promise<void> {
  await expectDatabase(program);
  await expectBucket(program);
}

async function expectDatabase(program: string): Promise<void> {
  if (postgresMissing !== undefined) {
    console.log(`SKIPPED: ${postgresMissing}`);
    return;
  }
  await using server = await startPostgres();
  const database = await server.newDatabase();
  const { stdout } = await run(process.execPath, [program, "migrate", "--database", database, "--json"]);
  const { from, to } = JSON.parse(stdout) as { readonly from: number; readonly to: number };
  if (from !== 0 || !(to > 0)) throw new Error(`docsvc migrate printed: ${stdout}`);
  console.log(`docsvc migrate: a database at version ${to}`);
}

async function expectBucket(program: string): Promise<void> {
  if (radosgwMissing !== undefined) {
    console.log(`SKIPPED: ${radosgwMissing}`);
    return;
  }
  await using server = await startRadosgw();
  const { bucket, endpoint, region, credentials } = await server.newBucket();
  const env = {
    ...process.env,
    DOCSVC_S3_BUCKET: bucket,
    DOCSVC_S3_ENDPOINT: endpoint,
    DOCSVC_S3_REGION: region,
    DOCSVC_S3_ACCESS_KEY_ID: credentials.accessKeyId,
    DOCSVC_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    DOCSVC_S3_ADDRESSING: "path",
  };
  // It exits with 1 if any other check of the machine fails.
  const asked = run(process.execPath, [program, "doctor", "--json"], { env, cwd: tmpdir() });
  const { stdout } = await asked.catch((error: { readonly stdout: string }) => error);
  const findings = JSON.parse(stdout) as readonly { readonly name: string; readonly state: string }[];
  const files = findings.find(({ name }) => name === "files");
  if (files?.state !== "ok") throw new Error(`docsvc doctor says of the bucket: ${JSON.stringify(files)}`);
  console.log("docsvc doctor: wrote, read, listed and deleted a file in a bucket");
}
