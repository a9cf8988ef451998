import { arts } from '../../packages/interviewer/src/answer/examples/arts.ts'
import { crafts } from '../../packages/interviewer/src/answer/examples/crafts.ts'
import { offices } from '../../packages/interviewer/src/answer/examples/offices.ts'
import { services } from '../../packages/interviewer/src/answer/examples/services.ts'
import { trades } from '../../packages/interviewer/src/answer/examples/trades.ts'
import { accountant } from './own/accountant.mjs'
import { cook } from './own/cook.mjs'
import { dataEngineer } from './own/data-engineer.mjs'
import { electrician } from './own/electrician.mjs'
import { gardener } from './own/gardener.mjs'
import { lawyer } from './own/lawyer.mjs'
import { nurse } from './own/nurse.mjs'
import { physiotherapist } from './own/physiotherapist.mjs'
import { productDesigner } from './own/product-designer.mjs'
import { receptionist } from './own/receptionist.mjs'
import { researcher } from './own/researcher.mjs'
import { salesLead } from './own/sales-lead.mjs'
import { shipOfficer } from './own/ship-officer.mjs'
import { socialWorker } from './own/social-worker.mjs'
import { student } from './own/student.mjs'
import { teacher } from './own/teacher.mjs'
import { warehouse } from './own/warehouse.mjs'
import { aircraftMechanic } from './recruiters/aircraft-mechanic.mjs'
import { anaesthetist } from './recruiters/anaesthetist.mjs'
import { apprenticeMechatronics } from './recruiters/apprentice-mechatronics.mjs'
import { backendDeveloper } from './recruiters/backend-developer.mjs'
import { bakerySupervisor } from './recruiters/bakery-supervisor.mjs'
import { bartender } from './recruiters/bartender.mjs'
import { bookkeeper } from './recruiters/bookkeeper.mjs'
import { cabinCrew } from './recruiters/cabin-crew.mjs'
import { callcentreLead } from './recruiters/callcentre-lead.mjs'
import { ceramicist } from './recruiters/ceramicist.mjs'
import { charityFundraiser } from './recruiters/charity-fundraiser.mjs'
import { chemist } from './recruiters/chemist.mjs'
import { chiefProductOfficer } from './recruiters/chief-product-officer.mjs'
import { civilEngineer } from './recruiters/civil-engineer.mjs'
import { clinicalResearchAssociate } from './recruiters/clinical-research-associate.mjs'
import { complianceOfficer } from './recruiters/compliance-officer.mjs'
import { conservator } from './recruiters/conservator.mjs'
import { constructionProjectManager } from './recruiters/construction-project-manager.mjs'
import { controller } from './recruiters/controller.mjs'
import { customerSuccess } from './recruiters/customer-success.mjs'
import { dairyFarmer } from './recruiters/dairy-farmer.mjs'
import { dataAnalyst } from './recruiters/data-analyst.mjs'
import { databaseAdministrator } from './recruiters/database-administrator.mjs'
import { dentalHygienist } from './recruiters/dental-hygienist.mjs'
import { devopsEngineer } from './recruiters/devops-engineer.mjs'
import { drivingInstructor } from './recruiters/driving-instructor.mjs'
import { executiveAssistant } from './recruiters/executive-assistant.mjs'
import { explorationGeologist } from './recruiters/exploration-geologist.mjs'
import { financeDirector } from './recruiters/finance-director.mjs'
import { forester } from './recruiters/forester.mjs'
import { gameDeveloper } from './recruiters/game-developer.mjs'
import { gisAnalyst } from './recruiters/gis-analyst.mjs'
import { graduate } from './recruiters/graduate.mjs'
import { hairdresser } from './recruiters/hairdresser.mjs'
import { historian } from './recruiters/historian.mjs'
import { hospitalPorter } from './recruiters/hospital-porter.mjs'
import { hotelManager } from './recruiters/hotel-manager.mjs'
import { hrManager } from './recruiters/hr-manager.mjs'
import { hvacTechnician } from './recruiters/hvac-technician.mjs'
import { insuranceTeamLeader } from './recruiters/insurance-team-leader.mjs'
import { interiorDesigner } from './recruiters/interior-designer.mjs'
import { investorRelationsDirector } from './recruiters/investor-relations-director.mjs'
import { itSupport } from './recruiters/it-support.mjs'
import { itSupportTwo } from './recruiters/it-support-two.mjs'
import { javaDeveloper } from './recruiters/java-developer.mjs'
import { journalist } from './recruiters/journalist.mjs'
import { juniorFrontend } from './recruiters/junior-frontend.mjs'
import { keyAccountManager } from './recruiters/key-account-manager.mjs'
import { lightingDesigner } from './recruiters/lighting-designer.mjs'
import { locksmith } from './recruiters/locksmith.mjs'
import { logisticsPlanner } from './recruiters/logistics-planner.mjs'
import { marketingDirector } from './recruiters/marketing-director.mjs'
import { mechanicalEngineer } from './recruiters/mechanical-engineer.mjs'
import { medicalSecretary } from './recruiters/medical-secretary.mjs'
import { meteorologist } from './recruiters/meteorologist.mjs'
import { midwife } from './recruiters/midwife.mjs'
import { museumRegistrar } from './recruiters/museum-registrar.mjs'
import { networkEngineer } from './recruiters/network-engineer.mjs'
import { nurseAbroad } from './recruiters/nurse-abroad.mjs'
import { nurseryHead } from './recruiters/nursery-head.mjs'
import { officeAdministrator } from './recruiters/office-administrator.mjs'
import { operationsExecutive } from './recruiters/operations-executive.mjs'
import { paramedic } from './recruiters/paramedic.mjs'
import { parentalReturner } from './recruiters/parental-returner.mjs'
import { patentExaminer } from './recruiters/patent-examiner.mjs'
import { pharmacist } from './recruiters/pharmacist.mjs'
import { policeSecurity } from './recruiters/police-security.mjs'
import { primaryTeacher } from './recruiters/primary-teacher.mjs'
import { procurementOfficer } from './recruiters/procurement-officer.mjs'
import { procurementTrainee } from './recruiters/procurement-trainee.mjs'
import { productManager } from './recruiters/product-manager.mjs'
import { propertyManager } from './recruiters/property-manager.mjs'
import { qaTester } from './recruiters/qa-tester.mjs'
import { recruiter } from './recruiters/recruiter.mjs'
import { returnerBiochem } from './recruiters/returner-biochem.mjs'
import { ruralPostie } from './recruiters/rural-postie.mjs'
import { salesRepresentative } from './recruiters/sales-representative.mjs'
import { scaffolder } from './recruiters/scaffolder.mjs'
import { signInterpreter } from './recruiters/sign-interpreter.mjs'
import { siteForeman } from './recruiters/site-foreman.mjs'
import { siteReliability } from './recruiters/site-reliability.mjs'
import { socAnalyst } from './recruiters/soc-analyst.mjs'
import { socialMediaManager } from './recruiters/social-media-manager.mjs'
import { sousChef } from './recruiters/sous-chef.mjs'
import { speechPathologist } from './recruiters/speech-pathologist.mjs'
import { statisticsOfficer } from './recruiters/statistics-officer.mjs'
import { storeManager } from './recruiters/store-manager.mjs'
import { supplyPlanner } from './recruiters/supply-planner.mjs'
import { taxAdviser } from './recruiters/tax-adviser.mjs'
import { teacherToDeveloper } from './recruiters/teacher-to-developer.mjs'
import { tourOperator } from './recruiters/tour-operator.mjs'
import { townPlanner } from './recruiters/town-planner.mjs'
import { trainDriver } from './recruiters/train-driver.mjs'
import { tramDriver } from './recruiters/tram-driver.mjs'
import { truckDriver } from './recruiters/truck-driver.mjs'
import { uxResearcher } from './recruiters/ux-researcher.mjs'
import { violinist } from './recruiters/violinist.mjs'
import { warehouseShiftLead } from './recruiters/warehouse-shift-lead.mjs'
import { welder } from './recruiters/welder.mjs'
import { winemaker } from './recruiters/winemaker.mjs'
import { taught } from './taught.mjs'

/** The people of the engine's tests, whose questions are asked in whole sentences. */
const fromTests = Object.fromEntries(
  Object.entries({ ...arts, ...crafts, ...offices, ...services, ...trades }).map(([name, person]) => [
    name,
    {
      ...person,
      questions: [
        ...person.answered.map(({ question, found }) => ({
          kind: 'answerable',
          question,
          answers: found.map((id) => [id]),
          also: found,
          says: '',
        })),
        ...person.refused
          .filter(({ outcome }) => !outcome.some((one) => one === 'protected' || one === 'instruction'))
          .map(({ question }) => ({ kind: 'near_miss', question, answers: [], also: [], says: '' })),
      ],
    },
  ]),
)

/**
 * Made-up people with questions and gold. `examples` only to learn from. `own` in whole sentences, worked on over the years; the others asked as recruiters write:
 * `workedOn` may be looked at, `calibration` gives figures while the engine is changed, `heldBack` is scored once, at the end.
 */
export const people = {
  examples: fromTests,
  own: {
    ...{
      nurse,
      teacher,
      cook,
      electrician,
      lawyer,
      dataEngineer,
      salesLead,
      student,
      warehouse,
      researcher,
      receptionist,
    },
    ...{ productDesigner, gardener, accountant, physiotherapist, shipOfficer, socialWorker },
  },
  workedOn: {
    cabinCrew,
    civilEngineer,
    journalist,
    pharmacist,
    truckDriver,
    juniorFrontend,
    apprenticeMechatronics,
    ceramicist,
    gameDeveloper,
    hotelManager,
    midwife,
    networkEngineer,
    supplyPlanner,
    townPlanner,
    welder,
    winemaker,
    bookkeeper,
    customerSuccess,
    executiveAssistant,
    graduate,
    logisticsPlanner,
    mechanicalEngineer,
    qaTester,
    recruiter,
    chemist,
    conservator,
    forester,
    historian,
    paramedic,
    parentalReturner,
    socAnalyst,
    teacherToDeveloper,
    bartender,
    controller,
    devopsEngineer,
    keyAccountManager,
    nurseAbroad,
    primaryTeacher,
  },
  calibration: {
    hrManager,
    dairyFarmer,
    violinist,
    callcentreLead,
    policeSecurity,
    siteReliability,
    complianceOfficer,
    itSupport,
    returnerBiochem,
    trainDriver,
    backendDeveloper,
    dataAnalyst,
    itSupportTwo,
    productManager,
    financeDirector,
    insuranceTeamLeader,
    salesRepresentative,
    uxResearcher,
    constructionProjectManager,
    javaDeveloper,
    officeAdministrator,
    warehouseShiftLead,
  },
  heldBack: { dentalHygienist, siteForeman, marketingDirector, hairdresser },
  /** Written in the third session of 22 November by a writer who did not know the engine; scored once, at its end. */
  heldBackThree: {
    databaseAdministrator,
    hvacTechnician,
    medicalSecretary,
    operationsExecutive,
    procurementOfficer,
    propertyManager,
    signInterpreter,
    storeManager,
  },
  /** Written in the fourth session of 22 November by a writer who knew nothing of the engine; scored once with the engine before and after, and twice more while bars were set. */
  heldBackFour: {
    aircraftMechanic,
    charityFundraiser,
    chiefProductOfficer,
    nurseryHead,
    socialMediaManager,
    sousChef,
    statisticsOfficer,
    taxAdviser,
  },
  /** Written in the fifth session of 22 November by a writer who knew nothing of the engine; scored once. */
  heldBackFive: {
    clinicalResearchAssociate,
    drivingInstructor,
    explorationGeologist,
    investorRelationsDirector,
    scaffolder,
    speechPathologist,
  },
  /** Written in the sixth session of 22 November by a writer who knew nothing of the engine; scored with the engine before, in between and after. */
  heldBackSix: {
    bakerySupervisor,
    hospitalPorter,
    interiorDesigner,
    lightingDesigner,
    museumRegistrar,
    patentExaminer,
    procurementTrainee,
    tramDriver,
  },
  /** By the same writer, to be looked at; nothing was learned from them yet. */
  open: { anaesthetist, gisAnalyst, locksmith, meteorologist, ruralPostie, tourOperator },
  /** To learn from and nothing else: no figure is taken from them. */
  taught,
}
