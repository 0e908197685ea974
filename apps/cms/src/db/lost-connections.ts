/** What PostgreSQL says as it ends a connection (classes 08 and 57P), and the system where there is nobody. */
const lostCodes = /^(08[0-9A-Z]{3}|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/**
 * What the driver says as it loses a connection, and of whatever is asked of it afterwards, the end of a transaction too; and what Payload says
 * of a transaction that could not begin, without its cause.
 */
const lostWords =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|cannot begin transaction/;

/**
 * Whether what failed did so for want of a connection to the database: tried again later it may go well. What was asked may have been done
 * all the same.
 */
export function isLostConnection(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (lostWords.test(each.message) || (typeof code === 'string' && lostCodes.test(code))) return true;
  }
  return false;
}
