// The package has types only for its core. Each of these files adds a language to it.
declare module 'cronstrue/locales/*.min.js' {}
