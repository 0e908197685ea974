type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>;

/** Whether what npm says is in node_modules is what the lockfile asks for (installed-packages.mjs). */
export function isInstalled(wanted: Packages, found: Packages): boolean;
