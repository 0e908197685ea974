import type { Both } from './content-types.ts';

/** What ending a savings plan early takes of the fund, in percent, in each of its first six years; afterwards nothing. */
export const surrenderCharges = {
  ajyal: [60, 50, 40, 30, 20, 10],
  istiqrar: [45, 40, 30, 20, 10, 5],
} as const;

export type SavingsPlan = keyof typeof surrenderCharges;

/** The same in one sentence, as pages and wordings say it. */
export const surrenderCharge: Record<SavingsPlan, Both> = {
  ajyal: chargeFrom(surrenderCharges.ajyal[0]),
  istiqrar: chargeFrom(surrenderCharges.istiqrar[0]),
};

function chargeFrom(first: number): Both {
  return {
    en: `The surrender charge is ${first}% of the fund in the first year, falls every year and ends with the sixth.`,
    ar: `يبلغ رسم الاسترداد ${first}% من الرصيد في السنة الأولى، ويقل كل سنة حتى ينتهي بنهاية السنة السادسة.`,
  };
}

/** Who leaves the Kingdom may leave the pension plan, too. */
export const leavingForGood: Both = {
  en: 'If you leave the Kingdom for good, you can keep the plan or take the surrender value; the charge is waived after three years.',
  ar: 'إذا غادرت المملكة نهائيًا، فلك أن تُبقي البرنامج أو تصرف قيمة الاسترداد، ونعفيك من رسم الاسترداد بعد ثلاث سنوات.',
};

/** Days for which protection goes on while a contribution is unpaid. */
export const unpaidDays = { ajyal: 90, other: 30 } as const;
