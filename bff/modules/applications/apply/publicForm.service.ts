import { familyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DomainType, ProgramKind } from '#bff/generated/contract/enums.ts';
import { countAttempt } from '#bff/modules/access/index.ts';
import { callFilesOf, templateOf } from '#bff/modules/projects/index.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { DocumentDefinition } from '#bff/programmes/familyTypes.ts';
import { definitionToWire } from '#bff/programmes/wire/definition.ts';
import { findCallProject, findLoginTarget } from '../applications.data.ts';
import { definitionOf, rulesOf } from '../programmeForms.service.ts';

/** Its links are opened by applicants, many behind one address; who asks for one number after the other counts a call. */
const FREE_TARGETS_PER_ADDRESS = 300;

const memberOf = <Value extends number>(members: Readonly<Record<string, Value>>, number: number): Value => {
  const member = Object.values(members).find((value) => value === number);
  if (member === undefined) throw new ApiError('INTERNAL_ERROR', { cause: new RangeError(`no ${number}`) });
  return member;
};

/** The form of a published round, as the contract carries it. @throws NOT_FOUND */
export const getForm = async (scope: Scope, projectId: number) => {
  const project = await findCallProject(scope.db, projectId);
  if (!project?.isPublished) throw new ApiError('NOT_FOUND');
  const { templates } = (await callFilesOf(scope, [projectId]))(projectId);
  const wireProject = {
    ...rulesOf(project),
    projectId,
    programKind: memberOf(ProgramKind, project.programKind),
    domainType: memberOf(DomainType, project.domainType),
    templateOf: (document: DocumentDefinition) => {
      const file = templateOf(templates)(document);
      return file && attachedFile(file);
    },
  };
  const form = definitionToWire(definitionOf(project), wireProject, contractFacts());
  return { form, version: project.version };
};

/** Where an application's log-in is; nothing else about it. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export const getLoginTarget = async (scope: Scope, applicationId: number) => {
  await countAttempt(scope, [{ key: `loginTargets:${scope.caller.ip}`, free: FREE_TARGETS_PER_ADDRESS }]);
  const target = await findLoginTarget(scope.db, applicationId);
  if (target === null) throw new ApiError('NOT_FOUND');
  return { applicationId: target.id, projectId: target.projectId, family: familyOf(target.family) };
};
