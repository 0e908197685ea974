import { premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Answers, Rates } from '@insurer/contract/rates/rates.ts';
import { EncryptJWT } from 'jose';
import { config } from '#app/config.server.ts';
import type { View } from '#app/view.ts';
import { handOverAddress } from './quote-data.ts';

/** For how long the sales system may take it: it is followed at once. */
const life = '10 minutes';

/**
 * The address at which the insurer's own sales system goes on, with the answers and the price in a token that only it can read
 * and nobody else can make (decision 0044): a JWT, encrypted with the shared key (`dir`, `A256GCM`).
 *
 * @param planName undefined or unknown where the address that was asked for names none
 * @returns undefined without a key, a sales system, or a price of that plan
 */
export async function sealedHandOver(
  rates: Rates,
  answers: Answers,
  planName: string | undefined,
  { language, siteUrl }: Pick<View, 'language' | 'siteUrl'>,
): Promise<string | undefined> {
  const { handOverKey } = config();
  const plan = rates.plans.find(({ name }) => name === planName);
  const to = plan && handOverAddress(rates, plan);
  const premium = plan && premiumOf(plan, rates, answers);
  if (!handOverKey || !to || !premium) return undefined;
  const { product, version, validFrom, currency } = rates;
  const { net, vat, total } = premium;
  const address = new URL(to);
  const claims = {
    ...{ product, plan: plan.name, language, answers, version, valid_from: validFrom, currency },
    premium: { net: riyals(net), vat: riyals(vat), total: riyals(total) },
  };
  const token = await new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: 'JWT' })
    .setIssuer(siteUrl)
    .setAudience(address.origin)
    .setIssuedAt()
    .setExpirationTime(life)
    .setJti(crypto.randomUUID())
    .encrypt(handOverKey);
  address.searchParams.set('quote', token);
  return address.href;
}

/** Exact decimal digits, such as `1178.52`. */
function riyals(halalas: number): string {
  return `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;
}
