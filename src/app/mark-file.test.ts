import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mark } from './Mark.tsx';

const shapesOf = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/gu, '').replaceAll(/\/>|><\/\w+>/gu, '>');

test('the logo on the page is the favicon', () => {
  const favicon = readFileSync(path.join(import.meta.dirname, '..', '..', 'public', 'favicon.svg'), 'utf8');
  expect(shapesOf(renderToStaticMarkup(createElement(Mark, { size: 24 })))).toBe(shapesOf(favicon));
});
