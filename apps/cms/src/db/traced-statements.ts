import { statementSpan } from '@insurer/contract/statement-span.ts';
import type { Payload } from 'payload';

type Statement = string | { sql: string };
type Executing = { execute(statement: Statement, values?: unknown): Promise<unknown> };
type Client = Executing & { transaction(mode?: unknown): Promise<Executing> };
/** As Payload's adapter has it once it is connected. */
type Adapter = { client?: Client; connect?: (...args: never[]) => Promise<void> };
type AdapterFactory<Result> = { init: (args: { payload: Payload }) => Result };

/**
 * Each statement of SQLite as a span of the request that it is for, as those of PostgreSQL are by their driver's instrumentation
 * (decision 0042). Where nothing is traced the adapter stays as it is.
 */
export function withTracedStatements<Result extends AdapterFactory<object>>(factory: Result): Result {
  return { ...factory, init: (args) => traced(factory.init(args)) };
}

function traced<Given extends object>(given: Given): Given {
  // SQLite's adapter, of which Payload's own types leave the connected client out.
  const adapter = given as Adapter;
  const connect = adapter.connect;
  if (!statementSpan() || !connect) return given;
  adapter.connect = async (...args) => {
    await connect.apply(adapter, args);
    if (adapter.client) trace(adapter.client);
  };
  return given;
}

function trace(client: Client): void {
  traceStatements(client);
  const begin = client.transaction.bind(client);
  client.transaction = async (mode) => {
    const transaction = await begin(mode);
    traceStatements(transaction);
    return transaction;
  };
}

function traceStatements(executing: Executing): void {
  const execute = executing.execute.bind(executing);
  executing.execute = (statement, ...values) => {
    const run = () => execute(statement, ...values);
    const sql = typeof statement === 'string' ? statement : statement.sql;
    return statementSpan()?.('sqlite', sql, run) ?? run();
  };
}
