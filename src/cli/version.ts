/** The version of the package. In its own module, because tests cannot set environment variables for main.ts, which starts with `#!`. */
export const version: string = import.meta.env.VITE_APP_VERSION;
