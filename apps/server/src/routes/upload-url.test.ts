import { directUploadSuite } from "./direct-upload.suite.ts";

directUploadSuite("on disk", async () => ({}));
