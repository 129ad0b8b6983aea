import type { ComponentProps, ReactNode } from 'react';
import { createContext, createElement, use } from 'react';

/** Renders a link to a route of this site; `href` is the route. */
export type RenderLink = (props: Omit<ComponentProps<'a'>, 'href'> & { readonly href: string }) => ReactNode;

/** The app provides the link of its router here. Without a provider, links are plain anchors that load a new page. */
export const LinkContext = createContext<RenderLink>((props) => createElement('a', props));

export const useRenderLink = (): RenderLink => use(LinkContext);
