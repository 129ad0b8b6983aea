import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 18,
  looksLike(text) {
    if (/^--- .*\r?\n\+\+\+ .*\r?\n@@ -/mu.test(text)) return 'confident';
    return /^@@ -/mu.test(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['--- a.txt\n+++ b.txt\n@@ -1 +1 @@\n-one\n+two', 'diff --git a/x b/x\nindex 1..2\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-1\n+2'],
    plausible: ['@@ -1 +1 @@\n-one\n+two'],
  },
});
