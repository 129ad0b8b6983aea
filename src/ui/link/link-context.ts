import type { ComponentProps, ReactNode } from 'react';
import { createContext, createElement, use } from 'react';

/** Renders a link within the site, whose `href` is a route. */
export type RenderLink = (props: Omit<ComponentProps<'a'>, 'href'> & { readonly href: string }) => ReactNode;

/** Whoever has a router gives its link; without one a link is a plain one. */
export const LinkContext = createContext<RenderLink>((props) => createElement('a', props));

export const useRenderLink = (): RenderLink => use(LinkContext);
