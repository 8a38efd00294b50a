export type { EvidenceGridProps, EvidenceRow, EvidenceStage } from './EvidenceGrid.tsx';
export { EvidenceGrid, evidenceStages } from './EvidenceGrid.tsx';
