/**
 * The parts of the Kubernetes objects that the rules look at. Their types have been checked before (object-types.ts).
 */
export interface Manifest<Spec = unknown> {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels };
  data?: Record<string, string>;
  spec: Spec;
}

export type Labels = Record<string, string>;

export interface LabelSelector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

export interface Probe {
  httpGet?: { path: string; port: string | number };
  tcpSocket?: { port: string | number };
  exec?: { command: string[] };
}

export interface Container {
  image: string;
  command?: string[];
  args?: string[];
  env?: { name: string; value?: string; valueFrom?: { configMapKeyRef?: { name: string; key: string } } }[];
  envFrom?: { configMapRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface Pod {
  serviceAccountName: string;
  priorityClassName?: string;
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string } };
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  volumes?: Volume[];
}

export interface Volume {
  name: string;
  secret?: { secretName: string };
  projected?: { sources: { secret?: { name: string; items?: { key: string; path: string }[] } }[] };
  configMap?: { name: string };
  hostPath?: object;
  emptyDir?: { sizeLimit?: string };
}

export interface WorkloadSpec {
  selector: LabelSelector;
  /** Undefined where something scales it. */
  replicas?: number;
  volumeClaimTemplates?: { metadata: { name: string } }[];
  template: { metadata: { labels?: Labels }; spec: Pod };
}

export interface NetworkPolicySpec {
  podSelector: LabelSelector;
  policyTypes: string[];
  ingress?: { from?: NetworkPeer[]; ports?: NetworkPort[] }[];
  egress?: { to?: NetworkPeer[]; ports?: NetworkPort[] }[];
}

export interface NetworkPeer {
  podSelector?: LabelSelector;
  namespaceSelector?: LabelSelector;
  ipBlock?: { cidr: string; except?: string[] };
}

/** `port` is the number or the name of a port of the pod that is called. */
export interface NetworkPort {
  port?: number | string;
  protocol?: string;
}

export interface PathMatch {
  type: 'Exact' | 'PathPrefix' | 'RegularExpression';
  value: string;
}

export interface RouteSpec {
  parentRefs: { name: string; sectionName?: string }[];
  hostnames?: string[];
  rules: {
    matches: { path: PathMatch }[];
    filters?: {
      requestRedirect?: { scheme?: string; path?: { replaceFullPath: string }; statusCode: number };
    }[];
    backendRefs?: { name: string; port: number }[];
  }[];
}

export interface Listener {
  name: string;
  protocol: string;
  tls?: { certificateRefs?: { name: string }[] };
  /** Undefined for every host. */
  hostname?: string;
}

export interface IngressSpec {
  tls?: { hosts?: string[]; secretName: string }[];
  rules: {
    host?: string;
    http: { paths: { path: string; backend: { service: { name: string; port: { number: number } } } }[] };
  }[];
}

export interface ScaleTarget {
  kind?: string;
  name: string;
}

/** What `spec` is, by kind. */
export interface SpecByKind {
  Certificate: { secretName: string };
  Cluster: { postgresql?: { parameters?: Record<string, string> } };
  ConfigMap: undefined;
  CronJob: { jobTemplate: { spec: WorkloadSpec } };
  Deployment: WorkloadSpec;
  ExternalSecret: { target: { name: string }; data: { secretKey: string }[] };
  Gateway: { listeners: Listener[] };
  HorizontalPodAutoscaler: { scaleTargetRef: ScaleTarget; minReplicas: number; maxReplicas: number };
  HTTPRoute: RouteSpec;
  Ingress: IngressSpec;
  Job: WorkloadSpec;
  NetworkPolicy: NetworkPolicySpec;
  PodDisruptionBudget: { selector: LabelSelector };
  PriorityClass: undefined;
  ScaledObject: { scaleTargetRef: ScaleTarget; minReplicaCount: number; maxReplicaCount: number };
  Service: { selector: Labels; ports: { port: number; targetPort: string }[] };
  ServiceAccount: undefined;
  StatefulSet: WorkloadSpec;
}
