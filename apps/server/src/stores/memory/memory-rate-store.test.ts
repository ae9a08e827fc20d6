import { rateStoreSuite } from "../../../test/suites/rate-store.suite.ts";
import { MemoryRateStore } from "./memory-rate-store.ts";

rateStoreSuite("memory", async () => ({ rates: new MemoryRateStore(), close: () => Promise.resolve() }));
