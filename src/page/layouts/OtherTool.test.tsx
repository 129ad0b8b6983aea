import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeText } from '../demo-tool.tsx';
import { renderOperation } from '../testing/render-part.tsx';
import OtherTool from './OtherTool.tsx';

const XML = '<?xml version="1.0"?>\n<a><b>1</b></a>';

const show = (text: string, format?: string) => renderOperation(describeText, (operation) => <OtherTool operation={operation} text={text} format={format} />);

test('offers the tool for the detected format, and opens it', async () => {
  const view = await show(XML);
  await view.findByText('This looks like input for another tool:');
  await view.user.click(view.getByRole('button', { name: 'XML formatter' }));
  await waitFor(() => expect(location.pathname).toBe('/xml-formatter'));
});

test('needs no explanation if the format is certain', async () => {
  const view = await show(XML, 'xml');
  await view.findByRole('button');
  expect(view.queryByText('This looks like input for another tool:')).toBeNull();
});
