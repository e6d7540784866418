import { describeContainment } from "../support/console-containment.ts";
import { openEmbeddedConsole } from "../support/contained-console.ts";

describeContainment("embedded", openEmbeddedConsole);
