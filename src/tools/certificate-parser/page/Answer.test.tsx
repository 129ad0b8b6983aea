import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../../app/testing/render-tool.tsx';
import { RFC5280_CA } from '../example-certificates.ts';

const answer = (): HTMLElement => screen.getByRole('region', { name: 'Verdict' });

test('labels the warnings of an older input', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('certificate-parser');
  fill('parse', 'certificate', RFC5280_CA);
  await within(answer()).findByRole('list', { name: 'Warnings' });
  expect(within(answer()).queryByText('Last valid result')).toBeNull();
  fill('parse', 'certificate', 'hello');
  expect((await within(answer()).findByText('Last valid result')).hidden).toBe(false);
});
