#!/usr/bin/env node
// The whole program is that of @docsvc/server; this package gives it a name that `npx docsvc` finds.
import "@docsvc/server/bin";
