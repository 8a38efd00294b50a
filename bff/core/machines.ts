import type { ContractDocument } from './contractDocument.ts';
import type { StateMachine } from './stateMachine.ts';

/** The state machines of the contract (`x-state-machine` on the status schemas), by the name of their enumeration. */
export type Machines = {
  readonly application: StateMachine;
  readonly documentCheck: StateMachine;
  readonly projectStatus: StateMachine;
  readonly delay: StateMachine;
  readonly progressPhase: StateMachine;
  readonly inspectionReport: StateMachine;
  readonly changeRequest: StateMachine;
  readonly amountProposal: StateMachine;
  readonly recovery: StateMachine;
  readonly payment: StateMachine;
  readonly property: StateMachine;
  readonly propertyDisposal: StateMachine;
  readonly bulkRun: StateMachine;
  readonly retentionErasure: StateMachine;
};

/** Reads the machines out of the contract, so that guards, screens and documentation come from one text. */
export const machinesOf = (document: ContractDocument): Machines => {
  const machine = (schemaName: string): StateMachine => {
    const found = document.components.schemas[schemaName]?.['x-state-machine'];
    if (found === undefined) throw new Error(`the contract has no x-state-machine on ${schemaName}`);
    return found as StateMachine;
  };
  return {
    application: machine('ApplicationStatus'),
    documentCheck: machine('DocumentCheckStatus'),
    projectStatus: machine('ProjectStatus'),
    delay: machine('DelayStatus'),
    progressPhase: machine('ProgressPhase'),
    inspectionReport: machine('InspectionReportStatus'),
    changeRequest: machine('ChangeRequestStatus'),
    amountProposal: machine('AmountProposalStatus'),
    recovery: machine('RecoveryStatus'),
    payment: machine('PaymentStatus'),
    property: machine('PropertyStatus'),
    propertyDisposal: machine('PropertyDisposalStatus'),
    bulkRun: machine('BulkRunStatus'),
    retentionErasure: machine('RetentionErasureStatus'),
  };
};
