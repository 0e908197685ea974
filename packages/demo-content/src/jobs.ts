import type { SeedJob } from './content-types.ts';
import { actuarialAnalyst } from './jobs/actuarial-analyst.ts';
import { complianceOfficer } from './jobs/compliance-officer.ts';
import { corporateSalesManager } from './jobs/corporate-sales-manager.ts';
import { crossBorderClaimsSpecialist } from './jobs/cross-border-claims-specialist.ts';
import { customerCareAssociate } from './jobs/customer-care-associate.ts';
import { cyberSecurityEngineer } from './jobs/cyber-security-engineer.ts';
import { fraudDataScientist } from './jobs/fraud-data-scientist.ts';
import { graduateTrainee } from './jobs/graduate-trainee.ts';
import { medicalApprovalsOfficer } from './jobs/medical-approvals-officer.ts';
import { motorClaimsSpecialist } from './jobs/motor-claims-specialist.ts';
import { reinsuranceRelationsManager } from './jobs/reinsurance-relations-manager.ts';
import { seniorPropertyUnderwriter } from './jobs/senior-property-underwriter.ts';

/** All demo jobs; the site lists them newest first. */
export const jobs: SeedJob[] = [
  actuarialAnalyst,
  complianceOfficer,
  corporateSalesManager,
  crossBorderClaimsSpecialist,
  customerCareAssociate,
  cyberSecurityEngineer,
  fraudDataScientist,
  graduateTrainee,
  medicalApprovalsOfficer,
  motorClaimsSpecialist,
  reinsuranceRelationsManager,
  seniorPropertyUnderwriter,
];
