/** React's development build keeps a stack for each element it makes, a quarter of these tests' time. Nobody reads them here. */
import * as React from "react";

const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");

// Beyond ten thousand in a row it keeps none.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => undefined });
