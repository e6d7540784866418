import { describeContainment } from "../support/console-containment.ts";
import { openOutsideConsole } from "../support/contained-console.ts";

// Its operator closed nothing.
describeContainment("outside", openOutsideConsole);
