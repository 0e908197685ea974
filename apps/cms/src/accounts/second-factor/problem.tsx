'use client';

/** What went wrong, said to everybody when it happens. */
export function Problem({ text }: { text: string }) {
  return (
    <p className={text && 'factor-problem'} role="alert">
      {text}
    </p>
  );
}
