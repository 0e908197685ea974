import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { data } from 'react-router';
import type { View } from '#app/view.ts';
import { ContentFailure, type FailureKind } from './content-failure.ts';

/** The screens that stand in for a page; each has its words in texts.status. */
const screens = ['not-found', 'preview-not-allowed', 'forbidden', 'bad-response', 'service-down'] as const;
/** One of the screens that stand in for a page. */
export type Screen = (typeof screens)[number];

type ScreenResponse = { screen: Screen; status: number };

/** THE table: what a visitor gets for each way in which the content service can fail (API-33 to API-36, ERR-31). */
const responses: Record<FailureKind, ScreenResponse> = {
  unavailable: { screen: 'service-down', status: 503 },
  forbidden: { screen: 'forbidden', status: 403 },
  busy: { screen: 'service-down', status: 503 },
  refused: { screen: 'bad-response', status: 502 },
  'bad-response': { screen: 'bad-response', status: 502 },
};

/** To be thrown by a loader: the not-found screen with its status (decision D4). */
export function notFound() {
  return data({ screen: 'not-found' satisfies Screen }, { status: 404 });
}

/** The status of a screen that has words of its own for a failure, as the screens of the table have it. */
export function failureStatus({ kind }: ContentFailure): number {
  return responses[kind].status;
}

/**
 * What a loader is to throw for something it caught: the screen of the table for a content failure. Everything
 * else is a fault of our own and goes on as it is, to the error view.
 */
export function asScreen(error: unknown, view: View): unknown {
  if (!(error instanceof ContentFailure)) return error;
  const { screen, status } = responses[error.kind];
  const shown: Screen = screen === 'forbidden' && view.preview !== undefined ? 'preview-not-allowed' : screen;
  return data({ screen: shown }, { status });
}

/** The screen that was thrown as route error data, if it was one. */
export function screenOf(errorData: unknown): Screen | undefined {
  return screens.find((known) => known === asRecord(errorData)?.screen);
}
