import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { addressProps } from './address.ts';
import { Link } from './Link.tsx';
import type { RenderLink } from './link-context.ts';
import { LinkContext } from './link-context.ts';
import styles from './link.module.css';

test("follows a route by the app's link", async () => {
  const navigate = vi.fn();
  const link: RenderLink = ({ href, children, ...rest }) => (
    <button type="button" className={rest.className} id={rest.id} onClick={() => navigate(href)}>
      {children}
    </button>
  );
  await renderWidget(
    <LinkContext value={link}>
      <Link to="/base64" id="go" className="own">
        Base64
      </Link>
    </LinkContext>,
  );
  const element = screen.getByRole('button', { name: 'Base64' });
  expect([element.id, element.className]).toEqual(['go', `${styles['link']} own`]);
  fireEvent.click(element);
  expect(navigate.mock.calls).toEqual([['/base64']]);
});

test('is a plain anchor to a route if the app provides no link', async () => {
  await renderWidget(<Link to="/base64">Base64</Link>);
  const element = screen.getByRole('link', { name: 'Base64' });
  expect([element.getAttribute('href'), element.getAttribute('target')]).toEqual(['/base64', null]);
});

test('opens another site in a new tab without opener or referrer', async () => {
  await renderWidget(
    <Link href="https://www.rfc-editor.org/rfc/rfc4648" lang="en">
      RFC 4648
    </Link>,
  );
  const element = screen.getByRole('link', { name: 'RFC 4648' });
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  expect(attributes).toEqual({
    href: 'https://www.rfc-editor.org/rfc/rfc4648',
    target: '_blank',
    rel: 'noopener noreferrer',
    class: styles['link'],
    lang: 'en',
  });
});

test.each([
  ['https://example.org/', true],
  ['HTTP://example.org', true],
  ['//example.org', true],
  ['/base64', false],
  ['#place', false],
  ['mailto:a@example.org', false],
  ['/go?to=https://example.org', false],
])('%s is another site: %s', (href, isElsewhere) => {
  expect(addressProps(href)).toEqual(isElsewhere ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href });
});
