import type { ComponentProps, ReactNode } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { MenuGroup } from './menu-group.ts';

interface MenuProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Shows the icon alone; the label stays its name. */
  readonly iconOnly?: boolean;
  /** What can be chosen. Undefined while it is not known; the list shows as soon as it is. */
  readonly groups: readonly MenuGroup[] | undefined;
  /** Said in place of the list when there is nothing in it. */
  readonly emptyText?: string;
  /** Called each time before the list shows, for menus that find out then what is in them. */
  readonly onOpen?: () => void;
}

/** A button that opens a list of things to do beside it. */
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
        // Keys do more than press it. A pointer is about to: a button that is replaced meanwhile would miss that.
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
 * The menu that can open, once it is loaded: most visits open none, and it is 40 kB, twice what all tool pages share.
 * Until then a plain button stands in its place; the focus goes from one to the other.
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
