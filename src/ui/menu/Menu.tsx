import type { ComponentProps, ReactNode } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { MenuGroup } from './menu-group.ts';

interface MenuProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'> {
  readonly label: string;
  /** Shown before the label. */
  readonly icon?: ReactNode;
  /** Shows the icon alone; the label stays the accessible name. */
  readonly iconOnly?: boolean;
  /** The entries. Undefined while they are being determined; an open menu shows as soon as they are known. */
  readonly groups: readonly MenuGroup[] | undefined;
  /** Shown instead of entries when there are none. */
  readonly emptyText?: string;
  /** Called each time the menu is opened, for menus that determine their entries then. */
  readonly onOpen?: () => void;
}

/** A button that opens a menu of actions below it. */
export function Menu({ ref, label, icon, iconOnly = false, groups, emptyText, onOpen, ...rest }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { LiveMenu, button, goLive } = useLiveMenu();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);

  function setOpenOrClosed(next: boolean): void {
    if (next) onOpen?.();
    setOpen(next);
  }

  function openWhenLoaded(): void {
    goLive();
    setOpenOrClosed(true);
  }

  const look = { variant: 'text', size: 'small', icon, iconOnly, 'aria-busy': isOpen && !groups, children: label, ...rest } as const;
  if (LiveMenu) {
    return (
      <LiveMenu
        open={isOpen && groups !== undefined}
        onOpenChange={setOpenOrClosed}
        trigger={<Button ref={button} {...look} />}
        groups={groups ?? []}
        emptyText={emptyText}
      />
    );
  }
  return (
    <Button
      ref={button}
      aria-haspopup="menu"
      aria-expanded={false}
      {...look}
      onPointerEnter={() => void loadLiveMenu()}
      onFocus={({ currentTarget }) => {
        // Keyboard focus loads the menu, since the menu handles keys that a plain button does not. Focus by a pointer does not, because replacing
        // the button between pointer down and click would lose the click.
        if (currentTarget.matches(':focus-visible')) goLive();
      }}
      onClick={openWhenLoaded}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        openWhenLoaded();
      }}
    />
  );
}

const loadLiveMenu = () => import('./LiveMenu.tsx');

/**
 * Loads the actual menu on demand: most visits open none, and its code is 40 kB, twice what all tool pages share. Until
 * then, `Menu` renders a plain button; when the real one replaces that, the focus moves to it.
 */
function useLiveMenu() {
  const [live, setLive] = useState<{ readonly LiveMenu: typeof import('./LiveMenu.tsx').LiveMenu; readonly hasFocus: boolean }>();
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (live?.hasFocus) button.current?.focus();
  }, [live]);

  function goLive(): void {
    void loadLiveMenu().then(({ LiveMenu }) => setLive({ LiveMenu, hasFocus: document.activeElement === button.current }));
  }

  return { LiveMenu: live?.LiveMenu, button, goLive };
}
