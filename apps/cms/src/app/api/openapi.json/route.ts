import document from '@insurer/contract/openapi/openapi.json' with { type: 'json' };
import { contractRoute } from '../../../http/contract-route.ts';

/** The contract as an OpenAPI document, for whoever may call the contract (docs/contract.md). */
export const GET = contractRoute('openapi', async () => document);
