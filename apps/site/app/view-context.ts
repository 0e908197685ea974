import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';
import type { View } from './view.ts';

/** The page view for loaders and actions: `context.get(viewContext)`. */
export const viewContext = createContext<View>();

/** Resolves when the page view has a turn of the process's one thread (fair-turns.ts). */
export const ownTurnContext = createContext<() => Promise<void>>();

/** The same page view for components, around every rendering (entry.server.tsx); also where a loader failed. */
export const ViewProvider = createReactContext<View | undefined>(undefined);
