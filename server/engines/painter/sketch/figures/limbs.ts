/** Joints as their x and y: shoulder, elbow, hand of an arm; hip, knee, foot of a leg. */
interface Limbs {
  head: string
  neck: string
  hip: string
  farArm: string
  nearArm: string
  farLeg: string
  nearLeg: string
}

const upright = { head: '0.6 -92', neck: '0 -82', hip: '0 -50' } satisfies Partial<Limbs>
const seated = { head: '2 -68', neck: '0 -58', hip: '-2 -27' } satisfies Partial<Limbs>
const legsOfSitting = {
  farLeg: '0 -27 23 -28 21 -1',
  nearLeg: '-2 -26 22 -25 25 -1',
} satisfies Partial<Limbs>
const legsOfStanding = {
  farLeg: '3 -50 4 -26 3.6 -1.5',
  nearLeg: '-3 -50 -3.6 -26 -5 -1.5',
} satisfies Partial<Limbs>

/** Joints of each posture. */
export const limbs = {
  standing: {
    ...upright,
    ...legsOfStanding,
    farArm: '7 -79 11 -64 11 -48',
    nearArm: '-7 -79 -11.6 -64 -10.6 -48',
  },
  holding: {
    ...upright,
    ...legsOfStanding,
    farArm: '7 -79 15 -67 27 -66',
    nearArm: '-7 -79 -11.6 -64 -10.6 -48',
  },
  walking: {
    ...upright,
    hip: '-1 -50',
    farArm: '5 -79 1 -65 6 -51',
    nearArm: '-4 -79 -9 -65 -14 -52',
    farLeg: '2 -50 9 -27 15 -1.5',
    nearLeg: '-3 -50 -4 -26 -14 -2.5',
  },
  talking: {
    ...upright,
    ...legsOfStanding,
    farArm: '7 -79 14 -66 23 -74',
    nearArm: '-7 -79 -9 -64 3 -58',
  },
  sitting: {
    ...seated,
    ...legsOfSitting,
    farArm: '5 -55 10 -42 20 -33',
    nearArm: '-6 -55 -6 -40 8 -33',
  },
  reading: {
    ...seated,
    ...legsOfSitting,
    head: '4 -67',
    farArm: '5 -55 12 -43 24 -48',
    nearArm: '-6 -55 0 -41 19 -46',
  },
  kneeling: {
    head: '4 -67',
    neck: '2 -58',
    hip: '-3 -27',
    farArm: '7 -55 13 -42 24 -34',
    nearArm: '-4 -55 4 -40 18 -30',
    farLeg: '0 -27 17 -24 15 -1.5',
    nearLeg: '-4 -26 3 -3 -21 -2',
  },
  fighting: {
    head: '9 -85',
    neck: '7 -76',
    hip: '-2 -46',
    farArm: '12 -73 21 -66 33 -70',
    nearArm: '1 -73 -12 -68 -20 -78',
    farLeg: '1 -46 17 -30 18 -1.5',
    nearLeg: '-4 -45 -13 -24 -26 -1.5',
  },
  riding: {
    head: '2 -68',
    neck: '0 -58',
    hip: '-3 -27',
    farArm: '5 -55 11 -43 22 -37',
    nearArm: '-6 -55 -2 -41 14 -36',
    farLeg: '0 -27 14 -14 10 9',
    nearLeg: '-3 -27 11 -13 6 11',
  },
  running: {
    head: '11 -87',
    neck: '8 -78',
    hip: '-1 -49',
    farArm: '12 -75 20 -66 30 -74',
    nearArm: '3 -75 -8 -66 -4 -54',
    farLeg: '1 -49 17 -36 12 -13',
    nearLeg: '-4 -48 -10 -27 -27 -15',
  },
  working: {
    head: '13 -83',
    neck: '9 -75',
    hip: '-3 -48',
    farArm: '14 -71 20 -57 30 -46',
    nearArm: '3 -71 10 -55 24 -44',
    farLeg: '0 -48 5 -25 8 -1.5',
    nearLeg: '-6 -48 -8 -25 -12 -1.5',
  },
} satisfies Record<string, Limbs>

export type Pose = keyof typeof limbs
export const poses = Object.keys(limbs) as Pose[]
