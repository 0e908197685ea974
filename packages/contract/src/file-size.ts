/** How large a file is as people read it: whole kilobytes, megabytes from where they are shorter; never nothing. */
export function sizeOfFile(bytes: number): [unit: 'kilobytes' | 'megabytes', size: number] {
  const kilobytes = Math.round(bytes / 1024) || 1;
  // In tenths of 1024 of them.
  return kilobytes < 1024 ? ['kilobytes', kilobytes] : ['megabytes', Math.round(kilobytes / 102.4) / 10];
}
