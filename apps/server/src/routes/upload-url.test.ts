import { directUploadSuite } from "../../test/suites/direct-upload.suite.ts";

directUploadSuite("on disk", async () => ({}));
