/** Routers for a page by itself, with the flags of the site's own. */
import type { ComponentProps } from 'react';
import { MemoryRouter as Memory } from 'react-router-dom';
import { StaticRouter as Static } from 'react-router-dom/server';
import { ROUTER_FLAGS } from '@/app/router-flags';

export const MemoryRouter = (props: ComponentProps<typeof Memory>) => <Memory {...props} future={ROUTER_FLAGS} />;
export const StaticRouter = (props: ComponentProps<typeof Static>) => <Static {...props} future={ROUTER_FLAGS} />;
