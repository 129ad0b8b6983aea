import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('formats code, and names the place and the language of an error', async () => {
  const page = await renderTool('code-formatter');
  page.fill('format', 'input', 'a{color:red}');
  await page.expectShown('format', 'output', 'a {\n  color: red;\n}\n');
  page.fill('format', 'input', 'query {');
  expect((await screen.findByText(/choose another language than GraphQL/u)).textContent).toMatch(/^Line 1, column \d+: /u);
});

test('minifies code, and names an unclosed comment', { tags: ['slow'] }, async () => {
  const page = await renderTool('code-formatter');
  await page.switchTo('minify');
  page.fill('minify', 'input', '.a > .b { color: #ff0000 }');
  await page.expectShown('minify', 'output', '.a>.b{color:red}');
  page.fill('minify', 'input', 'a { color: red } /* b');
  expect((await screen.findByText(/unclosed comment near/u)).textContent).toMatch(
    /^Line 1, column 18: .*unclosed comment near “\/\* b”\. Fix it, or choose another language than CSS\.$/u,
  );
});
