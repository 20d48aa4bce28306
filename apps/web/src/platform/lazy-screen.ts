import { type ComponentType, lazy } from "react";
import { retryImport } from "./retry-import.ts";

/** Returns a lazily loaded screen by the name of its export. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const screens: Record<string, ComponentType> = await retryImport(load);
    const screen = screens[name];
    if (!screen) throw new Error(`There is no screen ${name}`);
    return { default: screen };
  });
}
