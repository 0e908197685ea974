/**
 * Ends the process with one clear sentence and no stack: what is wrong and what to do about it.
 * @param {string} sentence
 * @returns {never}
 */
export function stopWith(sentence) {
  console.error(`\n✗ ${sentence}`);
  process.exit(1);
}
