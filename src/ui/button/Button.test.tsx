import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RenderLink } from '../link/link-context.ts';
import { LinkContext } from '../link/link-context.ts';
import sizes from '../sizes.module.css';
import { renderWidget } from '../testing/render-widget.tsx';
import { Button } from './Button.tsx';
import styles from './button.module.css';

const link: RenderLink = ({ href, children, ...rest }) => (
  <a {...rest} href={`/base${href}`} data-route={href}>
    {children}
  </a>
);

test('is a button that submits no form, and is pressed by pointer, Enter and space bar', async () => {
  const onClick = vi.fn();
  const { user } = await renderWidget(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect([button.type, button.title, button.disabled]).toEqual(['button', '', false]);
  await user.click(button);
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('is a medium button with a frame by default', async () => {
  await renderWidget(<Button>Save</Button>);
  const { className } = screen.getByRole('button');
  expect(className.split(' ').toSorted()).toEqual(
    [styles['button'], styles['default'], styles['basic'], sizes['medium'], styles['medium']].map(String).toSorted(),
  );
});

test.each(['primary', 'warning', 'error'] as const)('has the look of type %s, of a variant and of a size', async (type) => {
  await renderWidget(
    <Button type={type} variant="text" size="small" className="own">
      Save
    </Button>,
  );
  const { className } = screen.getByRole('button');
  expect(className).toBe(
    ['button', type, 'text']
      .map((name) => styles[name])
      .concat(sizes['small'], styles['small'], 'own')
      .join(' '),
  );
});

test('does nothing while disabled, and Tab skips it', async () => {
  const onClick = vi.fn();
  const { user } = await renderWidget(
    <Button disabled onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(button.disabled).toBe(true);
  await user.click(button);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  expect(onClick).not.toHaveBeenCalled();
});

test('shows its icon before its text', async () => {
  await renderWidget(<Button icon={<svg data-icon />}>Copy</Button>);
  const button = screen.getByRole('button', { name: 'Copy' });
  expect(button.firstElementChild).toHaveProperty('tagName', 'svg');
  expect(button.querySelectorAll('span')).toHaveLength(0);
  expect(button.title).toBe('');
});

test('keeps its text as name and tooltip when it shows only the icon', async () => {
  await renderWidget(
    <Button icon={<svg />} iconOnly>
      Copy
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Copy' });
  expect(button.title).toBe('Copy');
  expect(button.querySelector('span')).toHaveProperty('className', 'visually-hidden');
  expect(button.classList.contains(styles['iconOnly'] ?? '')).toBe(true);
});

test('has no tooltip if its name is more than text, and otherwise the given one', async () => {
  await renderWidget(
    <>
      <Button iconOnly>
        <b>Bold</b>
      </Button>
      <Button iconOnly title="Copy the key">
        Copy
      </Button>
    </>,
  );
  expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual(['', 'Copy the key']);
});

test("follows a route by the app's link", async () => {
  await renderWidget(
    <LinkContext value={link}>
      <Button to="/base64" id="go">
        Base64
      </Button>
    </LinkContext>,
  );
  const element = screen.getByRole<HTMLAnchorElement>('link', { name: 'Base64' });
  expect([element.getAttribute('href'), element.dataset['route'], element.id, element.target]).toEqual(['/base/base64', '/base64', 'go', '']);
  expect(element.classList.contains(styles['button'] ?? '')).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('opens another site in a new tab without opener or referrer', async () => {
  await renderWidget(<Button href="https://example.org/">Elsewhere</Button>);
  const element = screen.getByRole('link', { name: 'Elsewhere' });
  expect([element.getAttribute('href'), element.getAttribute('target'), element.getAttribute('rel')]).toEqual([
    'https://example.org/',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('opens another URL of this site in the same tab', async () => {
  await renderWidget(<Button href="mailto:a@example.org">Write</Button>);
  const element = screen.getByRole('link');
  expect([element.getAttribute('href'), element.getAttribute('target'), element.getAttribute('rel')]).toEqual(['mailto:a@example.org', null, null]);
});

test.each([
  ['a route', { to: '/c-lib' }],
  ['another site', { href: 'https://example.org/' }],
] as const)('leads nowhere while a link to %s is disabled', async (_, target) => {
  const onClick = vi.fn();
  await renderWidget(
    <LinkContext value={link}>
      <Button {...target} disabled onClick={onClick}>
        Go
      </Button>
    </LinkContext>,
  );
  const element = screen.getByRole('link', { name: 'Go' });
  expect([element.tagName, element.getAttribute('href'), element.getAttribute('aria-disabled'), element.getAttribute('target')]).toEqual([
    'A',
    null,
    'true',
    null,
  ]);
  fireEvent.click(element);
  expect(onClick).not.toHaveBeenCalled();
});
