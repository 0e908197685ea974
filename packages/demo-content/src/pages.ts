import type { SeedPage } from './content-types.ts';
import { accessibility } from './pages/accessibility.ts';
import { activateVisa } from './pages/activate-visa.ts';
import { boardDirector } from './pages/board-director.ts';
import { cancelInsurance } from './pages/cancel-insurance.ts';
import { careers } from './pages/careers.ts';
import { claims } from './pages/claims.ts';
import { complaints } from './pages/complaints.ts';
import { contactUs } from './pages/contact-us.ts';
import { customerRights } from './pages/customer-rights.ts';
import { dataSharing } from './pages/data-sharing.ts';
import { detailsRequest } from './pages/details-request.ts';
import { engineeringInsurance } from './pages/engineering-insurance.ts';
import { extendInsurance } from './pages/extend-insurance.ts';
import { faqsPage } from './pages/faqs-page.ts';
import { financialPerformance } from './pages/financial-performance.ts';
import { getAQuote } from './pages/get-a-quote.ts';
import { healthInsurance } from './pages/health-insurance.ts';
import { home } from './pages/home.ts';
import { liabilityInsurance } from './pages/liability-insurance.ts';
import { marineInsurance } from './pages/marine-insurance.ts';
import { medicalNetwork } from './pages/medical-network.ts';
import { motorInsurance } from './pages/motor-insurance.ts';
import { pecuniaryInsurance } from './pages/pecuniary-insurance.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { propertyCasualty } from './pages/property-casualty.ts';
import { reachUs } from './pages/reach-us.ts';
import { reportFraud } from './pages/report-fraud.ts';
import { submitClaim } from './pages/submit-claim.ts';
import { submitComplaints } from './pages/submit-complaints.ts';
import { surplusDistribution } from './pages/surplus-distribution.ts';
import { termsConditions } from './pages/terms-conditions.ts';
import { tradeCreditInsurance } from './pages/trade-credit-insurance.ts';
import { travelInsurance } from './pages/travel-insurance.ts';
import { travellersGuide } from './pages/travellers-guide.ts';
import { visitVisaTravelInsurance } from './pages/visit-visa-travel-insurance.ts';
import { waadAlAjyalGold } from './pages/waad-alajyal-gold.ts';
import { waadIsteqrarGold } from './pages/waad-isteqrar-gold.ts';
import { waadOusra } from './pages/waad-ousra.ts';
import { whoWeAre } from './pages/who-we-are.ts';

/** All demo pages, in the order of the navigation. */
export const pages: SeedPage[] = [
  home,
  whoWeAre,
  financialPerformance,
  reachUs,
  boardDirector,
  motorInsurance,
  travelInsurance,
  waadAlAjyalGold,
  waadIsteqrarGold,
  waadOusra,
  visitVisaTravelInsurance,
  travellersGuide,
  marineInsurance,
  healthInsurance,
  liabilityInsurance,
  engineeringInsurance,
  pecuniaryInsurance,
  propertyCasualty,
  tradeCreditInsurance,
  claims,
  submitClaim,
  complaints,
  medicalNetwork,
  contactUs,
  surplusDistribution,
  faqsPage,
  careers,
  getAQuote,
  detailsRequest,
  activateVisa,
  extendInsurance,
  cancelInsurance,
  customerRights,
  dataSharing,
  termsConditions,
  privacyPolicy,
  reportFraud,
  submitComplaints,
  accessibility,
];
