// The package has types of its core only. Each of these files adds a language to it.
declare module 'cronstrue/locales/*.min.js' {}
