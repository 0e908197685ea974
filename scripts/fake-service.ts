import { startFakeService } from '@insurer/contract/fake-service.ts';

const service = await startFakeService(Number(process.env.PORT ?? 3001));
console.log(`Fake content service on ${service.url}`);
